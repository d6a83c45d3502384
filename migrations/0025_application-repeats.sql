CREATE TABLE `application_repeats` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`application_id` integer NOT NULL,
	`key` text NOT NULL,
	`digest` text NOT NULL,
	`form_values` text NOT NULL,
	`filled` text DEFAULT '[]' NOT NULL,
	`resume_id` text,
	`received_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`application_id`) REFERENCES `job_applications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `application_repeats_once` ON `application_repeats` (`application_id`,`digest`);--> statement-breakpoint
CREATE UNIQUE INDEX `application_repeats_key` ON `application_repeats` (`key`);--> statement-breakpoint
CREATE INDEX `application_repeats_recent` ON `application_repeats` (`application_id`,`id`);--> statement-breakpoint
CREATE INDEX `application_repeats_resume` ON `application_repeats` (`resume_id`);