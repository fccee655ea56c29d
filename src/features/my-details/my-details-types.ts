import type {
  CommentReceipt,
  MyData,
  MyDataChanged,
  MyDataUpdate,
  MyDocument,
  NewComment,
} from "@hjarta-lunga/contract/schemas/my-data.ts";
import type { Phone } from "#src/core/phone-text.tsx";

/** Somebody's own data, and what they may do with it. */
export type Own = {
  data: MyData;
  phone: Phone;
  /** What is changed is shown by all parts of the page. */
  update: (change: MyDataUpdate) => Promise<MyDataChanged>;
  write: (letter: NewComment) => Promise<CommentReceipt>;
  download: (what: MyDocument, fileName: string) => Promise<void>;
  /** What is held is another by now. */
  refresh: () => void;
};
