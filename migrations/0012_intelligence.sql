CREATE TABLE `model_days` (
	`day` text PRIMARY KEY NOT NULL,
	`calls` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `model_usage` (
	`day` text NOT NULL,
	`ability` text NOT NULL,
	`outcome` text NOT NULL,
	`calls` integer NOT NULL,
	`input_tokens` integer NOT NULL,
	`output_tokens` integer NOT NULL,
	`milliseconds` integer NOT NULL,
	PRIMARY KEY(`day`, `ability`, `outcome`)
);
--> statement-breakpoint
ALTER TABLE `candidates` ADD `query_text` text;--> statement-breakpoint
ALTER TABLE `candidates` ADD `excluded_areas` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `candidates` ADD `years_experience` integer;--> statement-breakpoint
ALTER TABLE `candidates` ADD `excluded_locations` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `candidates` ADD `updated_at` integer;