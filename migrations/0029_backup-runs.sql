CREATE TABLE `backup_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`state` text DEFAULT 'running' NOT NULL,
	`step` integer DEFAULT 0 NOT NULL,
	`progress` text,
	`manifest` text,
	`started_by` integer,
	`started_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`sealed_at` integer,
	`ended_at` integer,
	`rows` integer DEFAULT 0 NOT NULL,
	`files` integer DEFAULT 0 NOT NULL,
	`bytes` integer DEFAULT 0 NOT NULL,
	`sent_bytes` integer DEFAULT 0 NOT NULL,
	`dangling` integer DEFAULT 0 NOT NULL,
	`failure` text,
	FOREIGN KEY (`started_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `backup_runs_one` ON `backup_runs` (`state`) WHERE state = 'running';--> statement-breakpoint
CREATE INDEX `backup_runs_started` ON `backup_runs` (`started_at`);--> statement-breakpoint
ALTER TABLE `erasures` ADD `is_due_again` integer DEFAULT false NOT NULL;