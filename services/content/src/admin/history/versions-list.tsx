import { Gutter } from "@payloadcms/ui";
import type { CollectionSlug, DocumentViewServerProps, GlobalSlug, PayloadRequest, TypeWithVersion } from "payload";
import type { Fields } from "../../history/differences.ts";
import { nameOfUser } from "../../history/newest.ts";
import { shownTime } from "../../shown-time.ts";

type Version = TypeWithVersion<Fields> & { autosave?: boolean | null };
type Kept = { collection?: string | undefined; global?: string | undefined; id: number | string | undefined };

const mostShown = 50;
const states: Readonly<Record<string, string>> = { published: "Publicerad", draft: "Utkast" };

async function read(req: PayloadRequest, { collection, global, id }: Kept): Promise<Version[]> {
  const shared = { depth: 0, limit: mostShown, sort: "-updatedAt", overrideAccess: false, user: req.user } as const;
  const found =
    collection === undefined
      ? await req.payload.findGlobalVersions({ slug: global as GlobalSlug, ...shared })
      : await req.payload.findVersions({
          collection: collection as CollectionSlug,
          where: { parent: { equals: id } },
          trash: true,
          ...shared,
        });
  return found.docs as unknown as Version[];
}

/** When, who and in which state. Any one can be compared with any other, and taken back, on its own page. */
export async function VersionsList({ initPageResult }: DocumentViewServerProps) {
  const { req, collectionConfig, globalConfig, docID } = initPageResult;
  const versions = await read(req, { collection: collectionConfig?.slug, global: globalConfig?.slug, id: docID });
  const ids = [...new Set(versions.map(({ version }) => version.savedBy as number | null))];
  const names = new Map(await Promise.all(ids.map(async (id) => [id, await nameOfUser(req, id)] as const)));
  const base =
    globalConfig === undefined
      ? `/admin/collections/${collectionConfig?.slug ?? ""}/${docID ?? ""}/versions`
      : `/admin/globals/${globalConfig.slug}/versions`;
  return (
    <Gutter className="versions-list">
      <h2>Versioner</h2>
      <p>De {mostShown} senaste finns kvar. Det som sparas av sig självt medan någon skriver är en enda version.</p>
      <table>
        <thead>
          <tr>
            <th scope="col">När</th>
            <th scope="col">Vem</th>
            <th scope="col">Läge</th>
            <th scope="col">Gör</th>
          </tr>
        </thead>
        <tbody>
          {versions.map(({ id, updatedAt, version, autosave }) => (
            <tr key={id}>
              <td>{shownTime(updatedAt, new Date())}</td>
              <td>{names.get(version.savedBy as number | null) ?? "Fanns från början"}</td>
              <td>
                {states[String(version._status)] ?? "Sparad"}
                {autosave === true && ", sparades av sig självt"}
              </td>
              <td>
                <a href={`${base}/${id}`}>Jämför eller ta tillbaka</a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Gutter>
  );
}
