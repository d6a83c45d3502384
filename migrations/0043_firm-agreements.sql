CREATE TABLE `firm_agreements` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`firm_id` integer NOT NULL,
	`office_id` integer,
	`fee_bps` integer NOT NULL,
	`fee_base` text NOT NULL,
	`minimum_fee_cents` integer,
	`invoice_on` text NOT NULL,
	`terms_days` integer NOT NULL,
	`guarantee_days` integer NOT NULL,
	`guarantee_kind` text NOT NULL,
	`guarantee_steps` text DEFAULT '[]' NOT NULL,
	`ownership_months` integer,
	`seniority` text DEFAULT '[]' NOT NULL,
	`signed_on` text,
	`valid_from` text NOT NULL,
	`valid_to` text,
	`version` integer DEFAULT 1 NOT NULL,
	`replaces_id` integer,
	`replaced_at` integer,
	`used_at` integer,
	`created_by` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`firm_id`) REFERENCES `firms`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`office_id`) REFERENCES `firm_offices`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`replaces_id`) REFERENCES `firm_agreements`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `firm_agreements_firm` ON `firm_agreements` (`firm_id`,`valid_from`) WHERE replaced_at is null;--> statement-breakpoint
CREATE INDEX `firm_agreements_all` ON `firm_agreements` (`firm_id`,`id`);--> statement-breakpoint
CREATE INDEX `firm_agreements_office` ON `firm_agreements` (`office_id`);--> statement-breakpoint
CREATE INDEX `firm_agreements_replaces` ON `firm_agreements` (`replaces_id`);--> statement-breakpoint
CREATE TABLE `firm_limits` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`scope` text NOT NULL,
	`firm_id` integer,
	`office_id` integer,
	`candidate_id` integer,
	`kind` text NOT NULL,
	`starts_on` text NOT NULL,
	`ends_on` text,
	`reason` text NOT NULL,
	`placement_id` integer,
	`set_by` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`lifted_at` integer,
	`lifted_by` integer,
	FOREIGN KEY (`firm_id`) REFERENCES `firms`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`office_id`) REFERENCES `firm_offices`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`set_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`lifted_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `firm_limits_firm` ON `firm_limits` (`firm_id`,`ends_on`) WHERE lifted_at is null;--> statement-breakpoint
CREATE INDEX `firm_limits_person` ON `firm_limits` (`candidate_id`) WHERE candidate_id is not null;--> statement-breakpoint
CREATE INDEX `firm_limits_office` ON `firm_limits` (`office_id`);--> statement-breakpoint
CREATE INDEX `firm_limits_running` ON `firm_limits` (`ends_on`,`id`) WHERE lifted_at is null;--> statement-breakpoint
CREATE INDEX `firm_limits_all` ON `firm_limits` (`firm_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `firm_limits_placement` ON `firm_limits` (`placement_id`,`kind`) WHERE placement_id is not null;