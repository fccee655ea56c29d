import { documentPath } from "@hjarta-lunga/contract/documents.ts";
import type { UIFieldServerComponent } from "payload";
import { usesOf } from "../links/uses.ts";

type Stored = { id?: number; address?: string | null; filename?: string | null };

/** Before a page or a document goes, one sees who would lead nowhere. */
export const LinkedFrom: UIFieldServerComponent = async ({ collectionSlug, data, req }) => {
  const { id, address, filename } = data as Stored;
  if (id === undefined || (collectionSlug !== "pages" && collectionSlug !== "documents")) return null;
  const at = collectionSlug === "pages" ? address : filename && documentPath(filename);
  if (!at) return null;
  const uses = await usesOf(req, { collection: collectionSlug, id, address: at });
  return (
    <div className="field-type linked-from">
      <h3 className="linked-from__heading">Länkas hit från</h3>
      {uses.length === 0 ? (
        <p className="linked-from__none">Inget länkar hit.</p>
      ) : (
        <ul>
          {uses.map(({ where, url }) => (
            <li key={`${where} ${url}`}>
              <a href={url}>{where.charAt(0).toUpperCase() + where.slice(1)}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
