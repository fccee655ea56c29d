import { expect, test } from "vitest";
import { suggestEmail } from "#src/core/donor/email-hint.ts";

test.each([
  ["birgitta@gmial.com", "birgitta@gmail.com"],
  ["birgitta@gmail.co", "birgitta@gmail.com"],
  ["birgitta@gmail.con", "birgitta@gmail.com"],
  ["birgitta@gmail,com", "birgitta@gmail.com"],
  ["birgitta@gmai.com", "birgitta@gmail.com"],
  ["birgitta@GMIAL.COM", "birgitta@gmail.com"],
  ["åke.öst@hotmial.com", "åke.öst@hotmail.com"],
  ["ake@hotmail.con", "ake@hotmail.com"],
  ["ake@outlok.com", "ake@outlook.com"],
  ["ake@outlook.con", "ake@outlook.com"],
  ["ake@tellia.com", "ake@telia.com"],
  ["ake@iclould.com", "ake@icloud.com"],
  ["ake@yaho.se", "ake@yahoo.se"],
  ["ake@comhen.se", "ake@comhem.se"],
  ["  ake@gmial.com ", "ake@gmail.com"],
  ["ake@gmail.com.", undefined],
  ["Ake@Gmail.com", undefined],
  ["ake@gmail.com", undefined],
  ["ake@hotmail.se", undefined],
  ["ake@live.se", undefined],
  ["ake@me.com", undefined],
  ["ake@mail.se", undefined],
  ["ake@email.com", undefined],
  ["ake@hjarta-lunga.test", undefined],
  ["ake@kommun.stockholm.se", undefined],
  ["ake@", undefined],
  ["ake", undefined],
  ["", undefined],
])("“%s” is met with %s", (written, suggested) => {
  expect(suggestEmail(written)).toBe(suggested);
});
