CREATE TABLE `ai_analysis` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`application_id` integer NOT NULL,
	`firm_overview` text,
	`practice_area_details` text,
	`billable_hours` text,
	`strongest_matches` text DEFAULT '[]' NOT NULL,
	`potential_concerns` text DEFAULT '[]' NOT NULL,
	`candidate_summary` text,
	`overall_match_assessment` text,
	`interview_questions` text DEFAULT '[]' NOT NULL,
	`analysis_score` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`application_id`) REFERENCES `job_applications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ai_analysis_application` ON `ai_analysis` (`application_id`);--> statement-breakpoint
CREATE TABLE `application_counts` (
	`partner_id` integer NOT NULL,
	`status` text NOT NULL,
	`count` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`partner_id`, `status`)
);
--> statement-breakpoint
CREATE TABLE `application_job_counts` (
	`job_id` integer NOT NULL,
	`partner_id` integer NOT NULL,
	`count` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`partner_id`, `job_id`)
);
--> statement-breakpoint
CREATE INDEX `application_job_counts_job` ON `application_job_counts` (`job_id`);--> statement-breakpoint
CREATE TABLE `application_views` (
	`user_id` integer NOT NULL,
	`application_id` integer NOT NULL,
	`viewed_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `application_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`application_id`) REFERENCES `job_applications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `job_applications` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`job_id` integer NOT NULL,
	`applicant_name` text NOT NULL,
	`applicant_email` text NOT NULL,
	`phone_number` text,
	`linkedin_url` text,
	`jd_year` integer,
	`years_experience` integer,
	`experience_field` text,
	`primary_practice_area` text,
	`location` text,
	`expected_salary` integer,
	`has_portable_book` integer DEFAULT false NOT NULL,
	`big_firm_experience_years` integer DEFAULT 0 NOT NULL,
	`last_job_title` text,
	`last_firm_name` text,
	`firm_preference` text,
	`needs_visa_sponsorship` text DEFAULT 'NO' NOT NULL,
	`cover_letter` text,
	`resume_url` text,
	`match_score` integer,
	`score_key` integer GENERATED ALWAYS AS (coalesce(match_score, -1)) VIRTUAL,
	`name_key` text GENERATED ALWAYS AS (lower(applicant_name)) VIRTUAL,
	`match_summary` text,
	`match_reasons` text DEFAULT '[]' NOT NULL,
	`assigned_partner_id` integer,
	`interview_date` integer,
	`suitability_rating` text,
	`talent_for_other_roles` text,
	`applied_before` integer,
	`additional_notes` text,
	`interview_notes` text,
	`status` text DEFAULT 'new' NOT NULL,
	`source` text DEFAULT 'job_board' NOT NULL,
	`applied_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`status_changed_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`assigned_partner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `job_applications_once` ON `job_applications` (`job_id`,`applicant_email`);--> statement-breakpoint
CREATE INDEX `job_applications_recent` ON `job_applications` (`applied_at`,`id`);--> statement-breakpoint
CREATE INDEX `job_applications_status` ON `job_applications` (`status`,`applied_at`,`id`);--> statement-breakpoint
CREATE INDEX `job_applications_job` ON `job_applications` (`job_id`,`applied_at`,`id`);--> statement-breakpoint
CREATE INDEX `job_applications_partner` ON `job_applications` (`assigned_partner_id`,`applied_at`,`id`);--> statement-breakpoint
CREATE INDEX `job_applications_partner_status` ON `job_applications` (`assigned_partner_id`,`status`,`applied_at`,`id`);--> statement-breakpoint
CREATE INDEX `job_applications_score` ON `job_applications` (`score_key`,`id`);--> statement-breakpoint
CREATE INDEX `job_applications_name` ON `job_applications` (`name_key`,`id`);--> statement-breakpoint
CREATE INDEX `job_applications_email` ON `job_applications` (`applicant_email`,`applied_at`);--> statement-breakpoint
CREATE INDEX `job_applications_interview` ON `job_applications` (`interview_date`);--> statement-breakpoint
CREATE TABLE `saved_views` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`name` text NOT NULL,
	`query` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `saved_views_name` ON `saved_views` (`user_id`,`name`);--> statement-breakpoint
CREATE TABLE `session_revocations` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `session_revocations_expires` ON `session_revocations` (`expires_at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`sid` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`sess` text NOT NULL,
	`expire` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`,`expire`);--> statement-breakpoint
CREATE INDEX `sessions_expire` ON `sessions` (`expire`);--> statement-breakpoint
CREATE TABLE `documents` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`application_id` integer NOT NULL,
	`filename` text NOT NULL,
	`original_name` text NOT NULL,
	`url` text NOT NULL,
	`document_type` text NOT NULL,
	`file_size` integer NOT NULL,
	`mime_type` text NOT NULL,
	`uploaded_by` integer,
	`uploaded_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`application_id`) REFERENCES `job_applications`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`uploaded_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `documents_filename` ON `documents` (`filename`);--> statement-breakpoint
CREATE INDEX `documents_application` ON `documents` (`application_id`,`id`);--> statement-breakpoint
CREATE TABLE `application_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`application_id` integer NOT NULL,
	`actor_id` integer,
	`kind` text NOT NULL,
	`from_value` text,
	`to_value` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`application_id`) REFERENCES `job_applications`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `application_events_application` ON `application_events` (`application_id`,`id`);--> statement-breakpoint
CREATE INDEX `application_events_kind` ON `application_events` (`kind`,`created_at`);--> statement-breakpoint
CREATE TABLE `feedback` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer,
	`type` text DEFAULT 'general_feedback' NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`priority` text DEFAULT 'medium' NOT NULL,
	`admin_notes` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `feedback_status` ON `feedback` (`status`,`id`);--> statement-breakpoint
CREATE TABLE `jobs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`short_id` text NOT NULL,
	`title` text NOT NULL,
	`firm_name` text NOT NULL,
	`is_confidential` integer DEFAULT false NOT NULL,
	`location` text NOT NULL,
	`city` text,
	`region` text,
	`years_experience_min` integer,
	`years_experience_max` integer,
	`assigned_partner_id` integer,
	`seniority` text NOT NULL,
	`practice_area` text NOT NULL,
	`additional_areas` text DEFAULT '[]' NOT NULL,
	`salary_min` integer,
	`salary_max` integer,
	`salary_high_key` integer GENERATED ALWAYS AS (coalesce(salary_max, salary_min, -1)) VIRTUAL,
	`salary_low_key` integer GENERATED ALWAYS AS (coalesce(salary_min, salary_max, 9999999)) VIRTUAL,
	`title_key` text GENERATED ALWAYS AS (lower(title)) VIRTUAL,
	`description` text NOT NULL,
	`requirements` text DEFAULT '[]' NOT NULL,
	`benefits` text DEFAULT '[]' NOT NULL,
	`firm_size` text,
	`work_type` text DEFAULT 'Full-time' NOT NULL,
	`is_remote` integer DEFAULT false NOT NULL,
	`is_big_law` integer DEFAULT false NOT NULL,
	`is_boutique` integer DEFAULT false NOT NULL,
	`source` text DEFAULT 'Internal Database' NOT NULL,
	`public_url` text,
	`apply_url` text,
	`posted_date` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`valid_through` integer,
	`is_active` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`closed_at` integer,
	`deleted_at` integer,
	FOREIGN KEY (`assigned_partner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_short_id` ON `jobs` (`short_id`);--> statement-breakpoint
CREATE INDEX `jobs_open_recent` ON `jobs` (`posted_date`,`id`) WHERE "jobs"."is_active" = 1 and "jobs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX `jobs_open_salary_high` ON `jobs` (`salary_high_key`,`id`) WHERE "jobs"."is_active" = 1 and "jobs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX `jobs_open_salary_low` ON `jobs` (`salary_low_key`,`id`) WHERE "jobs"."is_active" = 1 and "jobs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX `jobs_open_title` ON `jobs` (`title_key`,`id`) WHERE "jobs"."is_active" = 1 and "jobs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX `jobs_open_area` ON `jobs` (`practice_area`,`posted_date`,`id`) WHERE "jobs"."is_active" = 1 and "jobs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX `jobs_open_place` ON `jobs` (`region`,`city`,`posted_date`,`id`) WHERE "jobs"."is_active" = 1 and "jobs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX `jobs_open_seniority` ON `jobs` (`seniority`,`posted_date`,`id`) WHERE "jobs"."is_active" = 1 and "jobs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX `jobs_open_remote` ON `jobs` (`is_remote`,`posted_date`,`id`) WHERE "jobs"."is_active" = 1 and "jobs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX `jobs_open_work_type` ON `jobs` (`work_type`,`posted_date`,`id`) WHERE "jobs"."is_active" = 1 and "jobs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX `jobs_all_recent` ON `jobs` (`created_at`,`id`) WHERE "jobs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX `jobs_partner` ON `jobs` (`assigned_partner_id`);--> statement-breakpoint
CREATE TABLE `candidates` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`email` text,
	`phone` text,
	`practice_areas` text DEFAULT '[]' NOT NULL,
	`seniority` text,
	`locations` text DEFAULT '[]' NOT NULL,
	`salary_min` integer,
	`salary_max` integer,
	`remote_work` integer DEFAULT false NOT NULL,
	`big_law` integer DEFAULT false NOT NULL,
	`boutique` integer DEFAULT false NOT NULL,
	`assigned_partner_id` integer,
	`status` text DEFAULT 'new' NOT NULL,
	`notes` text,
	`resume_url` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`assigned_partner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `candidates_partner` ON `candidates` (`assigned_partner_id`,`id`);--> statement-breakpoint
CREATE TABLE `job_matches` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`candidate_id` integer NOT NULL,
	`job_id` integer NOT NULL,
	`match_score` integer NOT NULL,
	`match_reasons` text DEFAULT '[]' NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `job_matches_once` ON `job_matches` (`candidate_id`,`job_id`);--> statement-breakpoint
CREATE INDEX `job_matches_job` ON `job_matches` (`job_id`);--> statement-breakpoint
CREATE TABLE `candidate_messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`application_id` integer NOT NULL,
	`sender_id` integer NOT NULL,
	`message` text NOT NULL,
	`mentioned_user_ids` text DEFAULT '[]' NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`edited_at` integer,
	FOREIGN KEY (`application_id`) REFERENCES `job_applications`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`sender_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `candidate_messages_application` ON `candidate_messages` (`application_id`,`id`);--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`type` text NOT NULL,
	`title` text NOT NULL,
	`message` text NOT NULL,
	`application_id` integer,
	`message_id` integer,
	`is_read` integer DEFAULT false NOT NULL,
	`once_key` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`application_id`) REFERENCES `job_applications`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`message_id`) REFERENCES `candidate_messages`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notifications_user` ON `notifications` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `notifications_unread` ON `notifications` (`user_id`,`id`) WHERE "notifications"."is_read" = 0;--> statement-breakpoint
CREATE UNIQUE INDEX `notifications_once` ON `notifications` (`once_key`) WHERE "notifications"."once_key" is not null;--> statement-breakpoint
CREATE TABLE `people_search_queries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`location` text NOT NULL,
	`keywords` text NOT NULL,
	`job_title` text,
	`exclude_words` text,
	`search_query` text NOT NULL,
	`result_count` integer DEFAULT 0 NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `people_search_queries_status` ON `people_search_queries` (`status`,`created_at`);--> statement-breakpoint
CREATE TABLE `people_search_results` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`query_id` integer NOT NULL,
	`name` text NOT NULL,
	`title` text,
	`company` text,
	`location` text,
	`profile_url` text,
	`snippet` text,
	`source_url` text,
	`is_valid` integer DEFAULT true NOT NULL,
	`extracted_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`email` text,
	`practice_area` text,
	`education` text,
	`bar_admission` text,
	`profile_summary` text,
	`scraped_content` text,
	`scraping_status` text DEFAULT 'not_attempted' NOT NULL,
	`scraped_at` integer,
	FOREIGN KEY (`query_id`) REFERENCES `people_search_queries`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `people_search_results_query` ON `people_search_results` (`query_id`,`is_valid`,`id`);--> statement-breakpoint
CREATE TABLE `practice_areas` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`value` text NOT NULL,
	`label` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `practice_areas_value` ON `practice_areas` (`value`);--> statement-breakpoint
CREATE TABLE `resumes` (
	`id` text PRIMARY KEY NOT NULL,
	`original_name` text,
	`mime_type` text,
	`file_size` integer,
	`stored_at` integer,
	`application_id` integer,
	`claimed_at` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`application_id`) REFERENCES `job_applications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `resumes_application` ON `resumes` (`application_id`);--> statement-breakpoint
CREATE INDEX `resumes_created` ON `resumes` (`created_at`);--> statement-breakpoint
CREATE TABLE `saved_job_lists` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`candidate_name` text NOT NULL,
	`submitted_by` integer NOT NULL,
	`job_data` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`admin_notes` text,
	`reviewed_by` integer,
	`reviewed_at` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`submitted_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`reviewed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `saved_job_lists_status` ON `saved_job_lists` (`status`,`id`);--> statement-breakpoint
CREATE INDEX `saved_job_lists_submitter` ON `saved_job_lists` (`submitted_by`,`id`);--> statement-breakpoint
CREATE TABLE `settings` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`updated_by` integer,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`updated_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE TABLE `client_submissions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`application_id` integer NOT NULL,
	`company_name` text NOT NULL,
	`status` text DEFAULT 'submitted_to_client' NOT NULL,
	`notes` text,
	`interview_date` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`application_id`) REFERENCES `job_applications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `client_submissions_application` ON `client_submissions` (`application_id`,`id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`password` text NOT NULL,
	`role` text DEFAULT 'partner' NOT NULL,
	`status` text DEFAULT 'waiting' NOT NULL,
	`session_epoch` integer DEFAULT 0 NOT NULL,
	`last_sign_in_at` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (lower("email"));--> statement-breakpoint
CREATE INDEX `users_role_status` ON `users` (`role`,`status`,`name`);--> statement-breakpoint
CREATE TABLE `rate_limits` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`reset_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rate_limits_reset` ON `rate_limits` (`reset_at`);--> statement-breakpoint
CREATE TABLE `upload_uses` (
	`key` text PRIMARY KEY NOT NULL,
	`size` integer DEFAULT 0 NOT NULL,
	`mime_type` text,
	`used_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `upload_uses_expires` ON `upload_uses` (`expires_at`);--> statement-breakpoint
CREATE TABLE `dead_letters` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`message_id` text NOT NULL,
	`task` text NOT NULL,
	`payload` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`retried_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `dead_letters_messageId_unique` ON `dead_letters` (`message_id`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`task` text NOT NULL,
	`payload` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `outbox_created` ON `outbox` (`created_at`);