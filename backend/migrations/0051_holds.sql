ALTER TABLE airline_orders ADD COLUMN pay_by INTEGER;
