import type { AnswersTables } from "../answers/tables.ts";
import type { BetaTables } from "../beta/tables.ts";
import type { CartTables } from "../cart/tables.ts";
import type { CatalogueTables } from "../catalogue/tables.ts";
import type { ChatTables } from "../chat/tables.ts";
import type { ConsentRecordsTables } from "../consent-records/tables.ts";
import type { ContactTables } from "../contact/tables.ts";
import type { ContentTables } from "../content/tables.ts";
import type { ContestsTables } from "../contests/tables.ts";
import type { EmailChangeTables } from "../email-change/tables.ts";
import type { FollowUpTables } from "../follow-ups/tables.ts";
import type { LibraryTables } from "../library/tables.ts";
import type { LicencesTables } from "../licences/tables.ts";
import type { MarketingTables } from "../marketing/tables.ts";
import type { OrdersTables } from "../orders/tables.ts";
import type { OpenDatabase as OpenTables } from "../platform/database/open-database.ts";
import type { PlatformTables } from "../platform/database/tables.ts";
import type { RatingsTables } from "../ratings/tables.ts";
import type { SalesTables } from "../sales/tables.ts";
import type { SignInTables } from "../sign-in/tables.ts";
import type { TestProviderTables } from "../test-provider/tables.ts";
import type { UsersTables } from "../users/tables.ts";
import type { VatTables } from "../vat/tables.ts";
import type { VisitsTables } from "../visits/tables.ts";
import type { WheelTables } from "../wheel/tables.ts";

/** The rows, as both engines return them. Amounts are minor units; times are Dates. Each subject defines those of its own tables. */
export interface Database
  extends PlatformTables,
    AnswersTables,
    BetaTables,
    UsersTables,
    SignInTables,
    EmailChangeTables,
    LicencesTables,
    RatingsTables,
    LibraryTables,
    CatalogueTables,
    ContentTables,
    SalesTables,
    VatTables,
    CartTables,
    OrdersTables,
    TestProviderTables,
    ConsentRecordsTables,
    ContactTables,
    MarketingTables,
    FollowUpTables,
    VisitsTables,
    WheelTables,
    ContestsTables,
    ChatTables {}

/** The shop's database, open. */
export type OpenDatabase = OpenTables<Database>;
