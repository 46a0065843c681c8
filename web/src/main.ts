import { mount } from "svelte";
import "./styles/all.css";
import App from "./app/App.svelte";
import { cacheForOffline } from "./base/offline";

// On a site of files the icons have relative addresses: they must not follow when the page changes its own.
for (const link of document.head.querySelectorAll<HTMLLinkElement>("link[rel$=icon]")) link.href = link.href;

mount(App, { target: document.body });

if (import.meta.env.PROD) {
  // A browser may refuse to cache; the game works without.
  window.addEventListener("load", () => void cacheForOffline().catch(() => undefined));
}
