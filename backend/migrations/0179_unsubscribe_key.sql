-- What a subscriber's link to leave the list is made of. It stays the same while they are on it.
ALTER TABLE messages ADD COLUMN unsubscribe_key TEXT;
UPDATE messages SET unsubscribe_key = lower(hex(randomblob(16))) WHERE kind = 'subscribe';
CREATE UNIQUE INDEX messages_by_unsubscribe_key ON messages (unsubscribe_key) WHERE unsubscribe_key IS NOT NULL;
