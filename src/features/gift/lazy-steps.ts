export const loadDonorStep = () => import("./donor-step.tsx");
export const loadGiftOrder = () => import("./gift-order.tsx");
