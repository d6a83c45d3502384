CREATE TABLE `follow_ups` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`owner_id` integer NOT NULL,
	`subject` text NOT NULL,
	`subject_id` integer NOT NULL,
	`application_id` integer,
	`rule` text,
	`once_key` text,
	`text` text NOT NULL,
	`due_at` integer NOT NULL,
	`told_at` integer,
	`done_at` integer,
	`done_by` integer,
	`outcome` text,
	`created_by` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`application_id`) REFERENCES `job_applications`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`done_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `follow_ups_open` ON `follow_ups` (`owner_id`,`due_at`,`id`) WHERE "follow_ups"."done_at" is null;--> statement-breakpoint
CREATE INDEX `follow_ups_application` ON `follow_ups` (`application_id`,`id`);--> statement-breakpoint
CREATE INDEX `follow_ups_rule` ON `follow_ups` (`rule`,`id`) WHERE "follow_ups"."done_at" is null;--> statement-breakpoint
CREATE INDEX `follow_ups_untold` ON `follow_ups` (`due_at`) WHERE "follow_ups"."done_at" is null and "follow_ups"."told_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX `follow_ups_once` ON `follow_ups` (`once_key`) WHERE "follow_ups"."once_key" is not null;
--> statement-breakpoint
-- What a rule made goes to whoever has the record now; what a person set stays theirs.
CREATE TRIGGER follow_ups_assigned AFTER UPDATE OF assigned_partner_id ON job_applications
WHEN old.assigned_partner_id IS NOT new.assigned_partner_id BEGIN
  UPDATE follow_ups SET owner_id = coalesce(new.assigned_partner_id, 0), told_at = NULL
    WHERE application_id = new.id AND rule IS NOT NULL AND done_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER follow_ups_job_assigned AFTER UPDATE OF assigned_partner_id ON jobs
WHEN old.assigned_partner_id IS NOT new.assigned_partner_id BEGIN
  UPDATE follow_ups SET owner_id = coalesce(new.assigned_partner_id, 0), told_at = NULL
    WHERE rule IN ('job_old', 'job_expiring') AND subject_id = new.id AND done_at IS NULL;
END;
