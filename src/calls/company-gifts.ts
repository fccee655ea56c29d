import {
  companyDiplomaPreviewCall,
  companyGiftCall,
  companyOrderCall,
  companyOrderInformationCall,
  registeredCompanyCall,
} from "@hjarta-lunga/contract/calls/company-gifts.ts";
import type { CompanyDiplomaDraft } from "@hjarta-lunga/contract/schemas/company-gifts.ts";
import { ask, asking } from "./ask.ts";
import { drawPicture } from "./previews.ts";

export const addCompanyGift = asking(companyGiftCall);
export const fetchRegisteredCompany = (organisationNumber: string, signal: AbortSignal) =>
  ask(registeredCompanyCall, { organisationNumber }, { signal });
export const drawCompanyDiploma = (diploma: CompanyDiplomaDraft, signal: AbortSignal) =>
  drawPicture(companyDiplomaPreviewCall.path, diploma, signal);

export const fetchCompanyOrder = (orderReference: string) => ask(companyOrderCall, { orderReference });
export const fetchCompanyInformation = (shortCode: string) => ask(companyOrderInformationCall, { shortCode });
