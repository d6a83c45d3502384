CREATE TABLE `cron_runs` (
	`job` text PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL,
	`ended_at` integer,
	`failure` text
);
--> statement-breakpoint
CREATE TABLE `task_errors` (
	`id` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`failed_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `dead_letters` ADD `reason` text;