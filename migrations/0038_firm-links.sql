DROP INDEX `firms_merged`;--> statement-breakpoint
CREATE INDEX `firms_merged` ON `firms` (`merged_into_id`) WHERE merged_into_id is not null;--> statement-breakpoint
ALTER TABLE `client_submissions` ADD `firm_id` integer REFERENCES firms(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `client_submissions_firm` ON `client_submissions` (`firm_id`,`status`,`id`);--> statement-breakpoint
CREATE INDEX `client_submissions_without_firm` ON `client_submissions` (`id`) WHERE "client_submissions"."firm_id" is null;--> statement-breakpoint
ALTER TABLE `jobs` ADD `firm_id` integer REFERENCES firms(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `jobs_firm` ON `jobs` (`firm_id`,`is_active`,`id`);--> statement-breakpoint
CREATE INDEX `jobs_without_firm` ON `jobs` (`id`) WHERE "jobs"."firm_id" is null and "jobs"."deleted_at" is null;