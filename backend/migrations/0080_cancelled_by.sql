-- The call that cancelled an order at its supplier: a repeat of it is answered alike, another one is refused.
ALTER TABLE airline_orders ADD COLUMN cancelled_by TEXT;
ALTER TABLE hotel_orders ADD COLUMN cancelled_by TEXT;
