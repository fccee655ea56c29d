import type { ResearchArea } from "@hjarta-lunga/contract/research.ts";
import type { Subject } from "./words.ts";

type LungArea = Extract<ResearchArea, "asthma" | "copd" | "lungDisease">;

export const lungSubjects: Record<LungArea, Subject> = {
  asthma: {
    conditions: [
      ["astma", "asthma"],
      ["svår astma", "severe asthma"],
      ["icke-allergisk astma", "non-allergic asthma"],
      ["ansträngningsutlöst astma", "exercise-induced asthma"],
      ["astma och näspolyper", "asthma with nasal polyps"],
      ["yrkesastma", "occupational asthma"],
    ],
    factors: [
      ["virusinfektioner i luftvägarna", "viral airway infections"],
      ["eosinofil inflammation", "eosinophilic inflammation"],
      ["slembildning", "mucus formation"],
      ["uppväxt på landet", "growing up in the countryside"],
      ["hormoner", "hormones"],
      ["mastceller", "mast cells"],
      ["pollen i ett varmare klimat", "pollen in a warmer climate"],
      ["luftvägarnas celler", "airway cells"],
      ["övervikt", "overweight"],
    ],
    people: [
      ["förskolebarn", "preschool children"],
      ["skidåkare på elitnivå", "elite skiers"],
      ["unga kvinnor", "young women"],
      ["personer över 60 år", "people over 60"],
      ["bagare och frisörer", "bakers and hairdressers"],
    ],
    cares: [
      ["biologiska läkemedel", "biological drugs"],
      ["undervisning i inhalationsteknik", "teaching of inhaler technique"],
      ["astmaskola på vårdcentralen", "asthma education in primary care"],
      ["behandlingsplan i mobilen", "a treatment plan on the phone"],
    ],
  },
  copd: {
    conditions: [
      ["KOL", "COPD"],
      ["tidig KOL", "early COPD"],
      ["svår KOL", "severe COPD"],
      ["KOL utan känd orsak", "COPD without a known cause"],
      ["emfysem", "emphysema"],
      ["alfa-1-antitrypsinbrist", "alpha-1 antitrypsin deficiency"],
      ["akut försämring av KOL", "acute exacerbation of COPD"],
    ],
    factors: [
      ["små luftvägar", "the small airways"],
      ["bakterier i luftvägarna", "bacteria in the airways"],
      ["undernäring", "malnutrition"],
      ["ångest och andnöd", "anxiety and breathlessness"],
      ["lungornas förmåga att läka", "the ability of the lungs to heal"],
      ["samtidig hjärtsjukdom", "coexisting heart disease"],
      ["damm i arbetslivet", "dust at work"],
      ["neutrofila celler", "neutrophils"],
      ["muskelförlust", "loss of muscle"],
    ],
    people: [
      ["personer som har slutat röka", "people who have stopped smoking"],
      ["kvinnor", "women"],
      ["byggnadsarbetare", "construction workers"],
      ["patienter i hemsjukvård", "home care patients"],
      ["patienter i Norrland", "patients in northern Sweden"],
    ],
    cares: [
      ["lungrehabilitering i hemmet", "pulmonary rehabilitation at home"],
      ["KOL-sjuksköterska på vårdcentralen", "a COPD nurse in primary care"],
      ["fläkt mot andnöd", "a handheld fan against breathlessness"],
      ["stöd att sluta röka", "smoking cessation support"],
    ],
  },
  lungDisease: {
    conditions: [
      ["lungfibros", "pulmonary fibrosis"],
      ["sarkoidos", "sarcoidosis"],
      ["pulmonell arteriell hypertension", "pulmonary arterial hypertension"],
      ["lunginflammation", "pneumonia"],
      ["blodpropp i lungan", "pulmonary embolism"],
      ["cystisk fibros", "cystic fibrosis"],
      ["långvariga lungbesvär efter covid-19", "long-term lung problems after covid-19"],
      ["bronkopulmonell dysplasi", "bronchopulmonary dysplasia"],
    ],
    factors: [
      ["bindvävsbildande celler", "scar-forming cells"],
      ["lungornas stamceller", "lung stem cells"],
      ["högerkammarens funktion", "right ventricular function"],
      ["antibiotikaresistens", "antibiotic resistance"],
      ["hosta", "cough"],
      ["åldrande lungblåsor", "ageing alveoli"],
      ["immunförsvarets minne", "immune memory"],
      ["blodkärlens nybildning", "the formation of new blood vessels"],
      ["stendamm", "silica dust"],
    ],
    people: [
      ["för tidigt födda barn", "preterm children"],
      ["personer som väntar på lungtransplantation", "people awaiting lung transplantation"],
      ["sjukhusvårdade äldre", "older inpatients"],
      ["vuxna", "adults"],
      ["patienter efter intensivvård", "patients after intensive care"],
    ],
    cares: [
      ["tidig mobilisering", "early mobilisation"],
      ["odlad lungvävnad för transplantation", "engineered lung tissue for transplantation"],
      ["uppföljning med spirometer hemma", "follow-up with a home spirometer"],
      ["samtal om livets slut", "end-of-life conversations"],
    ],
  },
};
