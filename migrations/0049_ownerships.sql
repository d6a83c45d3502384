CREATE TABLE `ownerships` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`candidate_id` integer,
	`application_id` integer NOT NULL,
	`submission_id` integer NOT NULL,
	`person_key` integer GENERATED ALWAYS AS (coalesce(candidate_id, -application_id)) VIRTUAL,
	`firm_id` integer NOT NULL,
	`consent_id` text,
	`chain` text NOT NULL,
	`owner_id` integer,
	`sent_at` integer NOT NULL,
	`sent_how` text NOT NULL,
	`months` integer NOT NULL,
	`starts_on` text NOT NULL,
	`ends_on` text NOT NULL,
	`state` text DEFAULT 'running' NOT NULL,
	`owner_reason` text,
	`released_by` integer,
	`release_reason` text,
	`dispute_text` text,
	`closed_at` integer,
	`person_hash` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`firm_id`) REFERENCES `firms`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`released_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ownerships_live` ON `ownerships` (`person_key`,`firm_id`) WHERE state in ('running', 'disputed');--> statement-breakpoint
CREATE INDEX `ownerships_candidate` ON `ownerships` (`candidate_id`,`firm_id`);--> statement-breakpoint
CREATE INDEX `ownerships_application` ON `ownerships` (`application_id`);--> statement-breakpoint
CREATE INDEX `ownerships_firm` ON `ownerships` (`firm_id`,`ends_on`,`id`);--> statement-breakpoint
CREATE INDEX `ownerships_owner` ON `ownerships` (`owner_id`,`state`,`ends_on`,`id`);--> statement-breakpoint
CREATE INDEX `ownerships_state` ON `ownerships` (`state`,`ends_on`,`id`);--> statement-breakpoint
CREATE INDEX `ownerships_ends` ON `ownerships` (`ends_on`,`id`) WHERE state in ('running', 'disputed');--> statement-breakpoint
CREATE TRIGGER ownerships_person AFTER UPDATE OF candidate_id ON job_applications WHEN new.candidate_id IS NOT old.candidate_id BEGIN
  UPDATE OR IGNORE ownerships SET candidate_id = new.candidate_id WHERE application_id = new.id;
END;
