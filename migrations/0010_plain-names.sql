-- Plain names for what is stored: a follow-up's owner is notified, and an analysis is analyzed.

ALTER TABLE follow_ups RENAME COLUMN told_at TO notified_at;
--> statement-breakpoint
DROP INDEX follow_ups_untold;
--> statement-breakpoint
CREATE INDEX `follow_ups_unnotified` ON `follow_ups` (`due_at`) WHERE "follow_ups"."done_at" is null and "follow_ups"."notified_at" is null;
--> statement-breakpoint
UPDATE application_events SET kind = 'analyzed' WHERE kind = 'analysed';
