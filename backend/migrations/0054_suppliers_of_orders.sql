-- Whose order desk an order is at: a supplier's name, as routed offer ids have it.
ALTER TABLE airline_orders ADD COLUMN supplier TEXT NOT NULL DEFAULT 'DEMO';
