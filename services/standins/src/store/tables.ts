// Times are milliseconds since 1970, money is whole öre.
export const tables = `
  create table if not exists setting (name text primary key, value text not null) strict;

  create table if not exists swish_payment (
    id text primary key,
    token text unique,
    payee_payment_reference text,
    callback_url text not null,
    callback_identifier text,
    payer_alias text,
    payee_alias text not null,
    amount_ore integer not null,
    message text,
    status text not null,
    error_code text,
    payment_reference text unique,
    created_at integer not null,
    paid_at integer,
    ends_at integer not null,
    ends_as text not null
  ) strict;
  create index if not exists swish_payment_ends on swish_payment (ends_at) where status = 'CREATED';
  create index if not exists swish_payment_payer on swish_payment (payer_alias) where status = 'CREATED';
  create index if not exists swish_payment_created on swish_payment (created_at);

  create table if not exists swish_refund (
    id text primary key,
    payment_id text not null references swish_payment (id),
    payer_payment_reference text,
    callback_url text not null,
    callback_identifier text,
    amount_ore integer not null,
    message text,
    status text not null,
    created_at integer not null,
    paid_at integer,
    ends_at integer not null
  ) strict;
  create index if not exists swish_refund_payment on swish_refund (payment_id);
  create index if not exists swish_refund_ends on swish_refund (ends_at) where status = 'DEBITED';

  create table if not exists mondido_transaction (
    id integer primary key autoincrement,
    page_token text not null unique,
    payment_ref text not null unique,
    customer_ref text not null,
    amount_ore integer not null,
    vat_amount text,
    currency text not null,
    test integer not null,
    success_url text not null,
    error_url text not null,
    webhook_url text,
    items text not null,
    metadata text not null,
    payment_details text not null,
    status text not null,
    error_name text,
    card_holder text,
    card_number text,
    created_at integer not null,
    processed_at integer,
    ends_at integer,
    ends_as text
  ) strict;
  create index if not exists mondido_transaction_ends on mondido_transaction (ends_at) where status = 'pending';

  create table if not exists mondido_refund (
    id integer primary key autoincrement,
    transaction_id integer not null references mondido_transaction (id),
    amount_ore integer not null,
    reason text not null,
    created_at integer not null
  ) strict;
  create index if not exists mondido_refund_transaction on mondido_refund (transaction_id);

  create table if not exists bank_mandate (
    payer text primary key,
    account text not null,
    identity text not null,
    state text not null
  ) strict;
  create index if not exists bank_mandate_state on bank_mandate (state);

  create table if not exists bank_payment (
    id integer primary key autoincrement,
    payer text not null,
    day text not null,
    amount_ore integer not null,
    reference text not null,
    tries integer not null default 0,
    status text
  ) strict;
  create index if not exists bank_payment_day on bank_payment (day) where status is null or status = '9';
  create index if not exists bank_payment_payer on bank_payment (payer);

  create table if not exists bank_deposit (
    id integer primary key autoincrement,
    day text not null,
    amount_ore integer not null,
    ocr text,
    words text,
    payer text not null
  ) strict;
  create index if not exists bank_deposit_day on bank_deposit (day);

  create table if not exists bank_file (
    id integer primary key autoincrement,
    direction text not null,
    name text not null,
    content blob not null,
    at integer not null,
    note text
  ) strict;

  create table if not exists received (
    id integer primary key autoincrement,
    kind text not null,
    received_at integer not null,
    entry text not null
  ) strict;

  create table if not exists delivery (
    id integer primary key autoincrement,
    provider text not null,
    subject text not null,
    url text not null,
    headers text not null,
    body text not null,
    note text not null,
    state text not null,
    due_at integer not null,
    attempts integer not null default 0,
    last_answer text,
    created_at integer not null
  ) strict;
  create index if not exists delivery_due on delivery (due_at) where state = 'waiting';

  create table if not exists bankid_order (
    id text primary key,
    auto_start_token text not null unique,
    qr_start_token text not null unique,
    qr_start_secret text not null,
    action text not null,
    end_user_ip text not null,
    visible text,
    visible_format text not null,
    return_url text,
    personal_number text,
    status text not null,
    hint text,
    signer text,
    signer_ip text,
    created_at integer not null,
    started_at integer,
    ended_at integer,
    collected integer not null default 0,
    collects integer not null default 0
  ) strict;
  create index if not exists bankid_order_pending on bankid_order (status) where status = 'pending';

  create table if not exists mail (
    id integer primary key autoincrement,
    received_at integer not null,
    sender text not null,
    recipients text not null,
    raw blob not null
  ) strict;

  create table if not exists sms (
    id integer primary key autoincrement,
    received_at integer not null,
    sender text not null,
    recipient text not null,
    message text not null
  ) strict;

  create table if not exists brite_access (token text primary key, expires_at integer not null) strict;

  create table if not exists brite_session (
    id text primary key,
    token text not null unique,
    state integer not null,
    merchant_reference text not null,
    redirect_uri text,
    callbacks text not null,
    person text,
    bank_id text,
    is_others integer not null default 0,
    created_at integer not null
  ) strict;

  create table if not exists algolia_index (
    id integer primary key autoincrement,
    name text not null unique,
    settings text not null,
    created_at integer not null,
    updated_at integer not null
  ) strict;

  create table if not exists algolia_record (
    index_id integer not null references algolia_index (id) on delete cascade,
    object_id text not null,
    record text not null,
    primary key (index_id, object_id)
  ) strict, without rowid;

  create table if not exists search_query (
    id integer primary key autoincrement,
    asked_at integer not null,
    index_name text not null,
    query text not null,
    hits integer not null
  ) strict;
  create index if not exists search_query_of on search_query (index_name, query);
`;
