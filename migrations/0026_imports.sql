CREATE TABLE `import_rows` (
	`import_id` integer NOT NULL,
	`row` integer NOT NULL,
	`cells` text NOT NULL,
	`email` text,
	`name` text,
	`record` text,
	`verdict` text,
	`problems` text DEFAULT '[]' NOT NULL,
	`choice` text,
	`target_id` integer,
	`before` text,
	`version` integer,
	`result` text,
	PRIMARY KEY(`import_id`, `row`),
	FOREIGN KEY (`import_id`) REFERENCES `imports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `import_rows_verdict` ON `import_rows` (`import_id`,`verdict`,`row`);--> statement-breakpoint
CREATE INDEX `import_rows_result` ON `import_rows` (`import_id`,`result`,`row`);--> statement-breakpoint
CREATE INDEX `import_rows_email` ON `import_rows` (lower("email"),`import_id`);--> statement-breakpoint
CREATE TABLE `imports` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`file_name` text NOT NULL,
	`state` text NOT NULL,
	`headers` text DEFAULT '[]' NOT NULL,
	`columns` text DEFAULT '[]' NOT NULL,
	`total` integer DEFAULT 0 NOT NULL,
	`progress` integer DEFAULT 0 NOT NULL,
	`counts` text DEFAULT '{}' NOT NULL,
	`created_by` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`done_at` integer,
	`undone_at` integer,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
ALTER TABLE `candidates` ADD `import_row` integer;--> statement-breakpoint
CREATE INDEX `candidates_name` ON `candidates` (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX `candidates_import` ON `candidates` (`import_id`,`import_row`) WHERE import_id is not null;