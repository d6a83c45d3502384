-- The statistics. Triggers only note which application or job has changed; a task works out what it counts for, by the
-- rules of the TypeScript code (worker/features/insight/analytics, docs/decisions/0007-analytics-roll-ups.md).

INSERT INTO analytics_state(id) VALUES (1);
--> statement-breakpoint
CREATE TRIGGER analytics_application_insert AFTER INSERT ON job_applications BEGIN
  INSERT INTO analytics_dirty(kind, subject_id) VALUES ('application', new.id) ON CONFLICT DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER analytics_application_update AFTER UPDATE OF job_id, assigned_partner_id, source, status, status_changed_at, applied_at ON job_applications BEGIN
  INSERT INTO analytics_dirty(kind, subject_id) VALUES ('application', new.id) ON CONFLICT DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER analytics_application_delete AFTER DELETE ON job_applications BEGIN
  INSERT INTO analytics_dirty(kind, subject_id) VALUES ('application', old.id) ON CONFLICT DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER analytics_event_insert AFTER INSERT ON application_events WHEN new.kind = 'status' BEGIN
  INSERT INTO analytics_dirty(kind, subject_id) VALUES ('application', new.application_id) ON CONFLICT DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER analytics_job_insert AFTER INSERT ON jobs BEGIN
  INSERT INTO analytics_dirty(kind, subject_id) VALUES ('job', new.id) ON CONFLICT DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER analytics_job_update AFTER UPDATE OF is_active, deleted_at, posted_date, assigned_partner_id ON jobs BEGIN
  INSERT INTO analytics_dirty(kind, subject_id) VALUES ('job', new.id) ON CONFLICT DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER analytics_job_area AFTER UPDATE OF practice_area ON jobs WHEN old.practice_area IS NOT new.practice_area BEGIN
  INSERT INTO analytics_dirty(kind, subject_id) SELECT 'application', id FROM job_applications WHERE job_id = new.id
    ON CONFLICT DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER analytics_job_delete AFTER DELETE ON jobs BEGIN
  INSERT INTO analytics_dirty(kind, subject_id) VALUES ('job', old.id) ON CONFLICT DO UPDATE SET version = version + 1;
END;
