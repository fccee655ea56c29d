"use client";
import { useEffect } from "react";
import { callService } from "../call-service.ts";

/** What was read while somebody was logged in goes with the page: the login is loaded anew. */
export function LogOut() {
  useEffect(() => {
    void callService("POST", "users/logout").then(() => window.location.replace("/admin/login?utloggad=ja"));
  }, []);
  return <p role="status">Loggar ut …</p>;
}
