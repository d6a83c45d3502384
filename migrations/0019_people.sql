CREATE TABLE `candidate_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`candidate_id` integer NOT NULL,
	`actor_id` integer,
	`kind` text NOT NULL,
	`detail` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `candidate_events_candidate` ON `candidate_events` (`candidate_id`,`id`);--> statement-breakpoint
CREATE TABLE `candidate_merges` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`candidate_id` integer NOT NULL,
	`merged_id` integer NOT NULL,
	`application_ids` text DEFAULT '[]' NOT NULL,
	`earlier_ids` text DEFAULT '[]' NOT NULL,
	`filled` text DEFAULT '[]' NOT NULL,
	`merged_by` integer,
	`merged_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`undone_at` integer,
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`merged_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`merged_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `candidate_merges_candidate` ON `candidate_merges` (`candidate_id`,`id`);--> statement-breakpoint
CREATE INDEX `candidate_merges_merged` ON `candidate_merges` (`merged_id`);--> statement-breakpoint
ALTER TABLE `job_applications` ADD `candidate_id` integer REFERENCES candidates(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `job_applications_candidate` ON `job_applications` (`candidate_id`,`updated_at`);--> statement-breakpoint
CREATE INDEX `job_applications_unlinked` ON `job_applications` (`id`) WHERE candidate_id is null;--> statement-breakpoint
ALTER TABLE `candidates` ADD `email_key` text GENERATED ALWAYS AS (lower(trim(email))) VIRTUAL;--> statement-breakpoint
ALTER TABLE `candidates` ADD `phone_key` text;--> statement-breakpoint
ALTER TABLE `candidates` ADD `linkedin_url` text;--> statement-breakpoint
ALTER TABLE `candidates` ADD `linkedin_key` text;--> statement-breakpoint
ALTER TABLE `candidates` ADD `is_person` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `candidates` ADD `is_search_profile` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `candidates` ADD `merged_into_id` integer REFERENCES candidates(id) ON DELETE cascade;--> statement-breakpoint
ALTER TABLE `candidates` ADD `last_job_title` text;--> statement-breakpoint
ALTER TABLE `candidates` ADD `last_firm_name` text;--> statement-breakpoint
ALTER TABLE `candidates` ADD `last_firm_id` integer;--> statement-breakpoint
ALTER TABLE `candidates` ADD `jd_year` integer;--> statement-breakpoint
ALTER TABLE `candidates` ADD `city` text;--> statement-breakpoint
ALTER TABLE `candidates` ADD `region` text;--> statement-breakpoint
ALTER TABLE `candidates` ADD `bar_states` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `candidates` ADD `resume_id` text;--> statement-breakpoint
ALTER TABLE `candidates` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `candidates` ADD `created_by` integer REFERENCES users(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `candidates` ADD `import_id` integer;--> statement-breakpoint
ALTER TABLE `candidates` ADD `deleted_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `candidates_person` ON `candidates` (`email_key`) WHERE is_person = 1 and merged_into_id is null and deleted_at is null and email_key is not null;--> statement-breakpoint
CREATE INDEX `candidates_email` ON `candidates` (`email_key`);--> statement-breakpoint
CREATE INDEX `candidates_phone` ON `candidates` (`phone_key`);--> statement-breakpoint
CREATE INDEX `candidates_linkedin` ON `candidates` (`linkedin_key`);--> statement-breakpoint
CREATE INDEX `candidates_last_firm` ON `candidates` (`last_firm_id`);--> statement-breakpoint
CREATE INDEX `candidates_merged` ON `candidates` (`merged_into_id`);--> statement-breakpoint
CREATE INDEX `candidates_people` ON `candidates` (`id`) WHERE is_person = 1 and merged_into_id is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX `candidates_profiles` ON `candidates` (`is_search_profile`,`id`);