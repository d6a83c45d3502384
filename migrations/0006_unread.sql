-- Applications that each user has yet to review, and their count.

CREATE TRIGGER review_counts_insert AFTER INSERT ON application_unread BEGIN
  INSERT INTO review_counts(user_id, count) VALUES (new.user_id, 1) ON CONFLICT DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER review_counts_delete AFTER DELETE ON application_unread BEGIN
  UPDATE review_counts SET count = count - 1 WHERE user_id = old.user_id;
END;
--> statement-breakpoint
-- New applications are unread for admins and for the assigned partner.
CREATE TRIGGER application_unread_insert AFTER INSERT ON job_applications BEGIN
  INSERT INTO application_unread(user_id, application_id)
  SELECT id, new.id FROM users WHERE role = 'admin' AND status = 'active' AND deleted_at IS NULL
  UNION SELECT id, new.id FROM users WHERE id = new.assigned_partner_id;
END;
--> statement-breakpoint
-- So is a change. The user who made it is left out: application_views has them already, in the same transaction.
CREATE TRIGGER application_unread_update AFTER UPDATE OF updated_at, assigned_partner_id ON job_applications
WHEN old.updated_at IS NOT new.updated_at OR old.assigned_partner_id IS NOT new.assigned_partner_id BEGIN
  DELETE FROM application_unread WHERE application_id = new.id AND user_id = old.assigned_partner_id
    AND old.assigned_partner_id IS NOT new.assigned_partner_id
    AND NOT EXISTS (SELECT 1 FROM users WHERE id = old.assigned_partner_id AND role = 'admin');
  INSERT INTO application_unread(user_id, application_id)
  SELECT u.id, new.id FROM (
    SELECT id FROM users WHERE role = 'admin' AND status = 'active' AND deleted_at IS NULL
    UNION SELECT id FROM users WHERE id = new.assigned_partner_id
  ) u WHERE NOT EXISTS (
    SELECT 1 FROM application_views v WHERE v.user_id = u.id AND v.application_id = new.id AND v.viewed_at >= new.updated_at
  ) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
-- Opening an application reads it.
CREATE TRIGGER application_views_insert AFTER INSERT ON application_views BEGIN
  DELETE FROM application_unread WHERE user_id = new.user_id AND application_id = new.application_id
    AND new.viewed_at >= (SELECT updated_at FROM job_applications WHERE id = new.application_id);
END;
--> statement-breakpoint
CREATE TRIGGER application_views_update AFTER UPDATE ON application_views BEGIN
  DELETE FROM application_unread WHERE user_id = new.user_id AND application_id = new.application_id
    AND new.viewed_at >= (SELECT updated_at FROM job_applications WHERE id = new.application_id);
END;
--> statement-breakpoint
-- An admin who becomes a partner keeps their own applications. A new admin starts with nothing unread.
CREATE TRIGGER application_unread_role AFTER UPDATE OF role ON users WHEN old.role IS NOT new.role AND new.role = 'partner' BEGIN
  DELETE FROM application_unread WHERE user_id = new.id
    AND NOT EXISTS (SELECT 1 FROM job_applications a WHERE a.id = application_unread.application_id AND a.assigned_partner_id = new.id);
END;
