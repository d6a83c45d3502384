DROP INDEX `candidates_people`;--> statement-breakpoint
ALTER TABLE `candidates` ADD `law_school` text;--> statement-breakpoint
ALTER TABLE `candidates` ADD `application_touched_at` integer;--> statement-breakpoint
ALTER TABLE `candidates` ADD `list_order` integer GENERATED ALWAYS AS (max(coalesce(application_touched_at, 0), coalesce(updated_at, created_at)) / 86400000 * 4294967296 + id) VIRTUAL;--> statement-breakpoint
CREATE INDEX `candidates_list` ON `candidates` (`list_order`) WHERE is_person = 1 and merged_into_id is null and deleted_at is null;