/** Copies the rows that the migrations insert into a schema of their own, from which `EMPTY_DATABASE` restores them. */
export const KEEP_FIRST_ROWS = `
create schema first_rows;
do $$
declare
  one record;
  is_filled boolean;
begin
  for one in select tablename from pg_tables where schemaname = 'public' loop
    execute format('select exists (select from public.%I)', one.tablename) into is_filled;
    if is_filled then execute format('create table first_rows.%1$I as table public.%1$I', one.tablename); end if;
  end loop;
end $$`;

/** Leaves the rows and the numbers of a database as the migrations left them. Foreign keys and triggers are off meanwhile. */
export const EMPTY_DATABASE = `
do $$
declare
  one record;
begin
  set local session_replication_role = replica;
  for one in select tablename from pg_tables where schemaname = 'public' loop
    execute format('delete from public.%I', one.tablename);
  end loop;
  for one in select tablename from pg_tables where schemaname = 'first_rows' loop
    execute format('insert into public.%1$I overriding system value select * from first_rows.%1$I', one.tablename);
  end loop;
  for one in select format('%I.%I', schemaname, sequencename) as name, start_value from pg_sequences where last_value is not null loop
    perform setval(one.name, one.start_value, false);
  end loop;
end $$`;

/** A hash of the tables, columns, constraints, indexes, triggers and functions: a test that changed one leaves no usable database. */
export const READ_STRUCTURE = `
select md5(string_agg(part, ',' order by part)) as structure from (
  select concat('column ', attrelid, attname, atttypid, attnotnull, attisdropped) as part
    from pg_attribute join pg_class on pg_class.oid = attrelid where relnamespace = 'public'::regnamespace
  union all
  select concat('constraint ', conrelid, conname, convalidated) from pg_constraint where connamespace = 'public'::regnamespace
  union all
  select concat('trigger ', tgrelid, tgname, tgenabled) from pg_trigger where not tgisinternal
  union all
  select concat('function ', proname, md5(prosrc)) from pg_proc where pronamespace = 'public'::regnamespace
) parts`;
