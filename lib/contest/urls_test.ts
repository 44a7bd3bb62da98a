import assert from "node:assert/strict";
import { ownUrl } from "../auth/own_url.ts";
import { communityUrl, loginToVote } from "./urls.ts";

Deno.test("[contest URLs] default values are left out", () => {
  assert.equal(communityUrl(), "/community");
  assert.equal(communityUrl({ tab: "current", sort: "discover" }), "/community");
  assert.equal(communityUrl({ tab: "mine" }), "/community?tab=mine");
  assert.equal(communityUrl({ sort: "top", cursor: "a b" }), "/community?sort=top&cursor=a+b");
});

Deno.test("[contest URLs] signing in to vote leads back to the same entry", () => {
  const url = loginToVote({ sort: "new", cursor: "x=1" }, 12);
  const redirect = new URL(url, "http://localhost").searchParams.get("redirect");
  assert.equal(ownUrl(redirect), "/community?sort=new&cursor=x%3D1#entry-12");
});
