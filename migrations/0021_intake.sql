CREATE TABLE `intake_items` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`owner_id` integer NOT NULL,
	`origin` text NOT NULL,
	`resume_id` text NOT NULL,
	`mail_from` text,
	`state` text DEFAULT 'reading' NOT NULL,
	`name` text,
	`email` text,
	`phone` text,
	`phone_key` text,
	`linkedin_url` text,
	`linkedin_key` text,
	`candidate_id` integer,
	`decided_by` integer,
	`decided_at` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`resume_id`) REFERENCES `resumes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`decided_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `intake_items_resume` ON `intake_items` (`resume_id`);--> statement-breakpoint
CREATE INDEX `intake_items_owner` ON `intake_items` (`owner_id`,`state`,`id`);--> statement-breakpoint
CREATE INDEX `intake_items_state` ON `intake_items` (`state`,`id`);--> statement-breakpoint
CREATE INDEX `intake_items_candidate` ON `intake_items` (`candidate_id`);--> statement-breakpoint
CREATE INDEX `intake_items_email` ON `intake_items` (lower(email));--> statement-breakpoint
ALTER TABLE `resumes` ADD `is_from_staff` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `resumes_staff` ON `resumes` (`id`) WHERE is_from_staff = 1 and application_id is null;--> statement-breakpoint
CREATE INDEX `candidates_resume` ON `candidates` (`resume_id`) WHERE resume_id is not null;