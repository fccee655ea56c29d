export const memorialSheetTexts = ["memorialSheet.documentTitle"] as const;
