ALTER TABLE `people` ADD `do_not_contact_reason` text;--> statement-breakpoint
CREATE INDEX `people_do_not_contact` ON `people` (`do_not_contact_at`,`id`) WHERE do_not_contact_at is not null;