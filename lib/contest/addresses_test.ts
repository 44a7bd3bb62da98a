import assert from "node:assert/strict";
import { ownAddress } from "../auth/own_address.ts";
import { communityAddress, loginToVote } from "./addresses.ts";

Deno.test("[addresses] what is as usual is not said", () => {
  assert.equal(communityAddress(), "/community");
  assert.equal(communityAddress({ tab: "current", sort: "discover" }), "/community");
  assert.equal(communityAddress({ tab: "mine" }), "/community?tab=mine");
  assert.equal(communityAddress({ sort: "top", cursor: "a b" }), "/community?sort=top&cursor=a+b");
});

Deno.test("[addresses] whoever signs in to vote comes back to the very entry", () => {
  const address = loginToVote({ sort: "new", cursor: "x=1" }, 12);
  const redirect = new URL(address, "http://localhost").searchParams.get("redirect");
  assert.equal(ownAddress(redirect), "/community?sort=new&cursor=x%3D1#entry-12");
});
