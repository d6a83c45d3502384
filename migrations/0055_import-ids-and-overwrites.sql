CREATE TABLE `external_ids` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`source` text NOT NULL,
	`external_id` text NOT NULL,
	`candidate_id` integer,
	`firm_id` integer,
	`contact_id` integer,
	`job_id` integer,
	`submission_id` integer,
	`import_id` integer NOT NULL,
	`import_row` integer NOT NULL,
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`firm_id`) REFERENCES `firms`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`contact_id`) REFERENCES `firm_contacts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`submission_id`) REFERENCES `client_submissions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`import_id`) REFERENCES `imports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `external_ids_one` ON `external_ids` (`kind`,`source`,`external_id`);--> statement-breakpoint
CREATE INDEX `external_ids_import` ON `external_ids` (`import_id`,`import_row`);--> statement-breakpoint
CREATE INDEX `external_ids_candidate` ON `external_ids` (`candidate_id`) WHERE candidate_id is not null;--> statement-breakpoint
CREATE INDEX `external_ids_firm` ON `external_ids` (`firm_id`) WHERE firm_id is not null;--> statement-breakpoint
CREATE INDEX `external_ids_contact` ON `external_ids` (`contact_id`) WHERE contact_id is not null;--> statement-breakpoint
CREATE INDEX `external_ids_job` ON `external_ids` (`job_id`) WHERE job_id is not null;--> statement-breakpoint
CREATE INDEX `external_ids_submission` ON `external_ids` (`submission_id`) WHERE submission_id is not null;--> statement-breakpoint
ALTER TABLE `archive_events` ADD `list` text;--> statement-breakpoint
ALTER TABLE `archive_events` ADD `rows` integer;--> statement-breakpoint
ALTER TABLE `import_rows` ADD `external_id` text;--> statement-breakpoint
CREATE INDEX `import_rows_external` ON `import_rows` (`import_id`,`external_id`) WHERE external_id is not null;--> statement-breakpoint
ALTER TABLE `imports` ADD `overwrites` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `imports` ADD `source` text;