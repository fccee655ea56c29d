export const loadIdentify = () => import("./identify.tsx");
