CREATE TABLE `profile_shares` (
	`id` text PRIMARY KEY NOT NULL,
	`profile_id` integer NOT NULL,
	`application_id` integer NOT NULL,
	`firm_name` text NOT NULL,
	`consent_id` text NOT NULL,
	`shared_by` integer,
	`shared_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`name_asked_at` integer,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`application_id`) REFERENCES `job_applications`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shared_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `profile_shares_profile` ON `profile_shares` (`profile_id`,`shared_at`);--> statement-breakpoint
CREATE INDEX `profile_shares_application` ON `profile_shares` (`application_id`);--> statement-breakpoint
CREATE TABLE `profiles` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`code` text NOT NULL,
	`candidate_id` integer NOT NULL,
	`application_id` integer,
	`kind` text NOT NULL,
	`choices` text NOT NULL,
	`title` text NOT NULL,
	`headline` text NOT NULL,
	`body` text NOT NULL,
	`forbidden` text NOT NULL,
	`pdf_key` text NOT NULL,
	`pdf_sha256` text NOT NULL,
	`checked_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_by` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`retired_at` integer,
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`application_id`) REFERENCES `job_applications`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `profiles_code` ON `profiles` (`code`);--> statement-breakpoint
CREATE UNIQUE INDEX `profiles_pdf` ON `profiles` (`pdf_key`);--> statement-breakpoint
CREATE INDEX `profiles_candidate` ON `profiles` (`candidate_id`,`id`);--> statement-breakpoint
CREATE INDEX `profiles_application` ON `profiles` (`application_id`);