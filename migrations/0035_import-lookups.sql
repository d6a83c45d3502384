DROP INDEX `import_rows_name`;--> statement-breakpoint
CREATE INDEX `import_rows_same` ON `import_rows` (`import_id`,lower("name"),lower("record" ->> '$.firmName'));--> statement-breakpoint
CREATE INDEX `jobs_same` ON `jobs` (`title_key`,lower("firm_name")) WHERE "jobs"."deleted_at" is null;