CREATE TABLE `firm_contacts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`firm_id` integer NOT NULL,
	`office_id` integer,
	`name` text NOT NULL,
	`email` text,
	`phone` text,
	`title` text,
	`role` text DEFAULT 'recruiting' NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`do_not_mail` integer DEFAULT false NOT NULL,
	`is_confirmed` integer DEFAULT true NOT NULL,
	`notes` text,
	`created_by` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`firm_id`) REFERENCES `firms`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`office_id`) REFERENCES `firm_offices`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `firm_contacts_email` ON `firm_contacts` (`firm_id`,`email`) WHERE "firm_contacts"."email" is not null;--> statement-breakpoint
CREATE INDEX `firm_contacts_firm` ON `firm_contacts` (`firm_id`,`id`);--> statement-breakpoint
CREATE INDEX `firm_contacts_office` ON `firm_contacts` (`office_id`);--> statement-breakpoint
CREATE INDEX `firm_contacts_person` ON `firm_contacts` (lower("email"));