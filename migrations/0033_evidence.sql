CREATE TABLE `evidence` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`chain` text NOT NULL,
	`seq` integer NOT NULL,
	`at` integer NOT NULL,
	`actor_kind` text NOT NULL,
	`actor_id` integer,
	`kind` text NOT NULL,
	`body` text NOT NULL,
	`previous_hash` text NOT NULL,
	`hash` text NOT NULL,
	`candidate_id` integer,
	`application_id` integer,
	`erased_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `evidence_chain` ON `evidence` (`chain`,`seq`);--> statement-breakpoint
CREATE INDEX `evidence_application` ON `evidence` (`application_id`);--> statement-breakpoint
CREATE INDEX `evidence_candidate` ON `evidence` (`candidate_id`);