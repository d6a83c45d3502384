-- Follow-ups that a rule has made belong to the partner of their record, so their owner is a copy of it. Those that a person has
-- made keep their owner.

CREATE TRIGGER follow_ups_assigned AFTER UPDATE OF assigned_partner_id ON job_applications
WHEN old.assigned_partner_id IS NOT new.assigned_partner_id BEGIN
  UPDATE follow_ups SET owner_id = coalesce(new.assigned_partner_id, 0), told_at = NULL
    WHERE application_id = new.id AND rule IS NOT NULL AND done_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER follow_ups_job_assigned AFTER UPDATE OF assigned_partner_id ON jobs
WHEN old.assigned_partner_id IS NOT new.assigned_partner_id BEGIN
  UPDATE follow_ups SET owner_id = coalesce(new.assigned_partner_id, 0), told_at = NULL
    WHERE subject = 'job' AND subject_id = new.id AND rule IS NOT NULL AND done_at IS NULL;
END;
