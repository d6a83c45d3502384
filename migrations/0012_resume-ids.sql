-- An application and its events name a résumé by its id, and a document's key in R2 is called so.

ALTER TABLE job_applications RENAME COLUMN resume_url TO resume_id;
--> statement-breakpoint
UPDATE job_applications SET resume_id = substr(resume_id, length('/resumes/') + 1) WHERE resume_id LIKE '/resumes/%';
--> statement-breakpoint
UPDATE application_events SET to_value = substr(to_value, length('/resumes/') + 1) WHERE kind = 'applied_again' AND to_value LIKE '/resumes/%';
--> statement-breakpoint
UPDATE application_repeats SET filled = replace(filled, '"resumeUrl"', '"resumeId"');
--> statement-breakpoint
ALTER TABLE documents RENAME COLUMN url TO key;
