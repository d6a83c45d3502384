CREATE TABLE `review_items` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`room_id` text NOT NULL,
	`submission_id` integer NOT NULL,
	`profile_id` integer,
	`position` integer NOT NULL,
	`answer` text,
	`reason` text,
	`text` text,
	`slots` text DEFAULT '[]' NOT NULL,
	`answered_at` integer,
	`undone_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`submission_from` text,
	`application_from` text,
	FOREIGN KEY (`room_id`) REFERENCES `review_rooms`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`submission_id`) REFERENCES `client_submissions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `review_items_submission` ON `review_items` (`submission_id`,`room_id`);--> statement-breakpoint
CREATE INDEX `review_items_room` ON `review_items` (`room_id`,`position`);--> statement-breakpoint
CREATE TABLE `review_rooms` (
	`id` text PRIMARY KEY NOT NULL,
	`firm_id` integer,
	`job_id` integer,
	`contact_id` integer,
	`title` text NOT NULL,
	`note` text,
	`show_resume` integer DEFAULT false NOT NULL,
	`state` text DEFAULT 'draft' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`draft_key` text,
	`forwarded_from` text,
	`created_by` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`published_at` integer,
	`closed_at` integer,
	`opened_at` integer,
	`reminded_at` integer,
	`digest_due_at` integer,
	`digested_at` integer,
	FOREIGN KEY (`firm_id`) REFERENCES `firms`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`contact_id`) REFERENCES `firm_contacts`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`forwarded_from`) REFERENCES `review_rooms`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `review_rooms_newest` ON `review_rooms` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `review_rooms_contact` ON `review_rooms` (`contact_id`);--> statement-breakpoint
CREATE INDEX `review_rooms_firm` ON `review_rooms` (`firm_id`);--> statement-breakpoint
CREATE INDEX `review_rooms_job` ON `review_rooms` (`job_id`);--> statement-breakpoint
CREATE INDEX `review_rooms_forwarded` ON `review_rooms` (`forwarded_from`);--> statement-breakpoint
CREATE UNIQUE INDEX `review_rooms_draft` ON `review_rooms` (`draft_key`) WHERE "review_rooms"."draft_key" is not null;--> statement-breakpoint
CREATE INDEX `review_rooms_digest` ON `review_rooms` (`digest_due_at`) WHERE "review_rooms"."digest_due_at" is not null;--> statement-breakpoint
ALTER TABLE `signed_links` ADD `code_hash` text;--> statement-breakpoint
ALTER TABLE `signed_links` ADD `code_until` integer;--> statement-breakpoint
ALTER TABLE `signed_links` ADD `code_tries` integer DEFAULT 0 NOT NULL;