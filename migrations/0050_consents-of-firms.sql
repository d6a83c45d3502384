ALTER TABLE `consents` ADD `firm_id` integer REFERENCES firms(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `consents` ADD `is_for_any_position` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `consents_firm` ON `consents` (`firm_id`) WHERE "consents"."firm_id" is not null;--> statement-breakpoint
UPDATE `consents` SET `firm_id` = (SELECT f.id FROM `firms` f WHERE f.name_key = `consents`.`firm_key` AND f.merged_into_id IS NULL AND f.deleted_at IS NULL);
