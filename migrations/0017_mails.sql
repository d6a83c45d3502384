CREATE TABLE `application_links` (
	`application_id` integer PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`application_id`) REFERENCES `job_applications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `application_links_token` ON `application_links` (`token_hash`);--> statement-breakpoint
CREATE TABLE `erasures` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`person_hash` text NOT NULL,
	`erased_by` integer,
	`applications` integer NOT NULL,
	`files` integer NOT NULL,
	`others` integer NOT NULL,
	`erased_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`erased_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `erasures_person` ON `erasures` (`person_hash`);--> statement-breakpoint
CREATE INDEX `erasures_recent` ON `erasures` (`erased_at`);--> statement-breakpoint
CREATE TABLE `job_alerts` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`query` text NOT NULL,
	`every` text NOT NULL,
	`confirmed_at` integer,
	`mark` integer DEFAULT 0 NOT NULL,
	`next_run_at` integer,
	`last_sent_at` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `job_alerts_once` ON `job_alerts` (`email`,`query`);--> statement-breakpoint
CREATE INDEX `job_alerts_due` ON `job_alerts` (`next_run_at`) WHERE "job_alerts"."next_run_at" is not null;--> statement-breakpoint
CREATE INDEX `job_alerts_unconfirmed` ON `job_alerts` (`created_at`) WHERE "job_alerts"."confirmed_at" is null;--> statement-breakpoint
CREATE TABLE `bounced_addresses` (
	`address` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`bounced_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL
);
--> statement-breakpoint
CREATE TABLE `mail_opt_outs` (
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	PRIMARY KEY(`user_id`, `kind`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `mails` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`to_address` text NOT NULL,
	`user_id` integer,
	`application_id` integer,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text NOT NULL,
	`private_link` text,
	`calendar` text,
	`calendar_method` text,
	`stop_url` text,
	`state` text DEFAULT 'queued' NOT NULL,
	`reason` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`provider_id` text,
	`once_key` text,
	`claimed_until` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`sent_at` integer,
	`bounced_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`application_id`) REFERENCES `job_applications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mails_recent` ON `mails` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `mails_state` ON `mails` (`state`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `mails_application` ON `mails` (`application_id`);--> statement-breakpoint
CREATE INDEX `mails_address` ON `mails` (`to_address`);--> statement-breakpoint
CREATE INDEX `mails_provider` ON `mails` (`provider_id`) WHERE "mails"."provider_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `mails_once` ON `mails` (`once_key`) WHERE "mails"."once_key" is not null;