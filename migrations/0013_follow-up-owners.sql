-- The owner of a rule's follow-up is written together with the assignment of its application (follow-ups.writes.ts). Nothing
-- assigns a job to a partner.

DROP TRIGGER follow_ups_assigned;
--> statement-breakpoint
DROP TRIGGER follow_ups_job_assigned;
