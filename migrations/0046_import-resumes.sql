ALTER TABLE `import_rows` ADD `resume_file` text;--> statement-breakpoint
ALTER TABLE `import_rows` ADD `resume_id` text REFERENCES resumes(id) ON DELETE SET NULL;--> statement-breakpoint
CREATE INDEX `import_rows_files` ON `import_rows` (`import_id`,`row`) WHERE resume_file is not null;--> statement-breakpoint
CREATE INDEX `import_rows_resume` ON `import_rows` (`resume_id`) WHERE resume_id is not null;--> statement-breakpoint
ALTER TABLE `imports` ADD `resume_bytes` integer DEFAULT 0 NOT NULL;