ALTER TABLE offer_validations ADD COLUMN validated_at INTEGER NOT NULL DEFAULT 0;

CREATE INDEX payment_notices_by_time ON payment_notices (received_at);
CREATE INDEX message_keys_by_time ON message_keys (created_at);
CREATE INDEX offer_validations_by_time ON offer_validations (validated_at);
CREATE INDEX outbox_by_time ON outbox (created_at);
CREATE INDEX gateway_payments_by_time ON gateway_payments (updated_at);
