import { afterAll, expect, test } from "vitest";
import { newKey, readKeys } from "../../../scripts/backup/keys.ts";
import { idsOf, nameIn, removeOld, writeManifest } from "../../../scripts/backup/manifest.ts";
import { sign } from "../../../scripts/backup/s3.ts";
import { readSealed, writeSealed } from "../../../scripts/backup/sealed-stream.ts";
import { openFolder, openStore, type Store } from "../../../scripts/backup/store.ts";
import { readWhole } from "../../../scripts/backup/check.ts";
import { removeFolders, temporaryFolder } from "./temporary-folder.ts";
import { openS3Standin } from "./s3-standin.ts";

removeFolders();
const s3 = await openS3Standin();
afterAll(() => s3.close());
const keys = readKeys({ BACKUP_KEY: newKey() });
const stores: [string, () => Store][] = [
  ["a folder", () => openFolder(temporaryFolder())],
  ["an S3 store", () => openStore(s3.env)],
];

/** Amazon's own example: https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
test("a call is signed as Amazon's example is", () => {
  const access = {
    endpoint: "https://examplebucket.s3.amazonaws.com",
    region: "us-east-1",
    id: "AKIAIOSFODNN7EXAMPLE",
    secret: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
  };
  const asked = { method: "GET", path: "/", query: { "max-keys": "2", prefix: "J" } } as const;
  expect(sign(access, asked, new Date("2013-05-24T00:00:00Z")).headers.authorization).toMatch(
    /Signature=34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7$/,
  );
});

test("a wrong secret is told, and what it is of", async () => {
  const store = openStore({ ...s3.env, BACKUP_S3_SECRET_ACCESS_KEY: "another" });
  await expect(store.put("one", Buffer.from("x"))).rejects.toThrow("SignatureDoesNotMatch");
});

test("a store that is away for a moment is asked again", async () => {
  s3.failNext(1);
  const store = openStore(s3.env);
  await store.put("moment", Buffer.from("x"));
  expect((await store.get("moment")).toString()).toBe("x");
});

/** A whole part, and the beginning of a second one. */
const megabytes = 17;
async function* much() {
  for (let part = 0; part < megabytes; part += 1) yield await Promise.resolve(Buffer.alloc(1024 * 1024, part));
}

test.each(stores)(
  "what goes to %s comes back as it was, in order, and nothing of it can be read there",
  async (_what, open) => {
    const place = { store: open(), keys };
    const written = await writeSealed(place, "thing", much());
    expect(written).toMatchObject({ bytes: megabytes * 1024 * 1024, parts: 2 });
    const back = await readWhole(readSealed(place, "thing", written));
    expect(back.length).toBe(written.bytes);
    expect([back[0], back.at(-1)]).toEqual([0, megabytes - 1]);
    expect(await place.store.list("thing/")).toHaveLength(2);
    expect((await place.store.get("thing/000001")).includes(Buffer.alloc(1000, megabytes - 1))).toBe(false);
  },
);

test("a flipped bit, a part that is missing and a part in another's place are found", async () => {
  const place = { store: openFolder(temporaryFolder()), keys };
  const written = await writeSealed(place, "thing", much());
  const read = () => readWhole(readSealed(place, "thing", written));
  const part = await place.store.get("thing/000001");
  const flipped = Buffer.from(part);
  flipped.writeUInt8(flipped.readUInt8(5_000) ^ 1, 5_000);
  await place.store.put("thing/000001", flipped);
  await expect(read()).rejects.toThrow("thing/000001 is damaged");
  await place.store.put("thing/000001", await place.store.get("thing/000000"));
  await expect(read()).rejects.toThrow("thing/000001 is damaged");
  await place.store.put("thing/000001", part.subarray(0, 900));
  await expect(read()).rejects.toThrow("thing/000001 is damaged");
  await place.store.remove("thing/000001");
  await expect(read()).rejects.toThrow("thing/000001 is missing");
  await place.store.put("thing/000001", part);
  await expect(readWhole(readSealed(place, "thing", { ...written, parts: 1 }))).rejects.toThrow(
    "is not what was backed up",
  );
});

test("a wrong key is told by its name, and an old one still reads once a new one writes", async () => {
  const store = openFolder(temporaryFolder());
  const [old, fresh] = [newKey(), newKey()];
  const written = await writeSealed({ store, keys: readKeys({ BACKUP_KEY: old }) }, "thing", much());
  const readWith = (key: string) =>
    readWhole(readSealed({ store, keys: readKeys({ BACKUP_KEY: key }) }, "thing", written));
  await expect(readWith(fresh)).rejects.toThrow(
    /was written with the key [0-9a-f]{16}, and the keys given are [0-9a-f]{16}/,
  );
  expect((await readWith(`${fresh},${old}`)).length).toBe(written.bytes);
  expect(() => readKeys({ BACKUP_KEY: "short" })).toThrow("must be 32 bytes");
  expect(() => readKeys({})).toThrow("npm run backup -- key");
});

test.each(stores)(
  "in %s old ones go by the rule of the house, the newest never, and what was cut off after a day",
  async (_what, open) => {
    const store = open();
    const place = { store, keys };
    const now = Date.now();
    const day = (ago: number) =>
      `${new Date(now - ago * 86_400_000).toISOString().slice(0, 19).replaceAll(":", "-")}Z-abc`;
    const facts = { cluster: "1", takenAt: "", postgres: "18", startSegment: "", schemas: {}, things: {} };
    const add = async (id: string) => {
      await store.put(nameIn(id, "postgres/000000"), Buffer.from("x"));
      await writeManifest(place, { ...facts, id });
    };
    for (const ago of [40, 36, 34]) await add(day(ago));
    for (const ago of [3, 0.1]) await store.put(nameIn(day(ago), "postgres/000000"), Buffer.from("x"));
    expect(await idsOf(place)).toEqual([day(40), day(36), day(34)]);
    expect(await removeOld(place)).toEqual([day(40), day(36), day(3)]);
    expect(await idsOf(place)).toEqual([day(34)]);
    expect(await store.list("backups/")).toHaveLength(3);
  },
);
