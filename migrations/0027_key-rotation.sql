CREATE TABLE `sealed_keys` (
	`name` text PRIMARY KEY NOT NULL,
	`sealed` text NOT NULL,
	`sealed_with` text NOT NULL,
	`sealed_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `application_links` ADD `earlier_token_hash` text;--> statement-breakpoint
CREATE INDEX `application_links_earlier` ON `application_links` (`earlier_token_hash`) WHERE "application_links"."earlier_token_hash" is not null;