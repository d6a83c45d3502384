CREATE TABLE `interviews` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`application_id` integer NOT NULL,
	`uid` text,
	`sequence` integer DEFAULT 0 NOT NULL,
	`starts_at` integer NOT NULL,
	`minutes` integer NOT NULL,
	`round` text,
	`place` text,
	`video_url` text,
	`interviewers` text NOT NULL,
	`canceled_at` integer,
	`created_by` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`application_id`) REFERENCES `job_applications`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `interviews_application` ON `interviews` (`application_id`,`starts_at`);--> statement-breakpoint
CREATE INDEX `interviews_starts` ON `interviews` (`starts_at`);